import { withStillLive } from 'still-live/next-config';

export default withStillLive();
