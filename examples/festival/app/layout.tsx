import '@/.snapshot/brand.css';
import '@/styles/global.scss';

export { generateViewport, icons as metadata, RootLayout as default } from 'still-live/next';
