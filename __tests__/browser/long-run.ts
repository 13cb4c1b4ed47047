/** Whether everything is tried (`npm test -- --all`), or what shows most in little time. */
export const isLongRun = process.env['TEST_LENGTH'] === 'long';
