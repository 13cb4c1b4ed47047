export { isLongRun } from '@/packages/realtime-database-server/__tests__/long-run';
