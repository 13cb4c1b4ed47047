export {
  generateStaticMetadata as generateMetadata,
  generateStaticParams,
  StaticPage as default,
} from 'still-live/next';

/** Any other address is a 404. */
export const dynamicParams = false;
