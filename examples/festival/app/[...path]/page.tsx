export {
  generateStaticMetadata as generateMetadata,
  generateStaticParams,
  StaticPage as default,
} from 'still-live/next';

/** Only the pages of the release exist. */
export const dynamicParams = false;
