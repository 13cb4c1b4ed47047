export { AppShellPage as default, generateAppShellMetadata as generateMetadata } from 'still-live/next';
