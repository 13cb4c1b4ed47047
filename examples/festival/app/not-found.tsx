export { generateNotFoundMetadata as generateMetadata, NotFoundPage as default } from 'still-live/next';
