import { applicationDefault } from 'firebase-admin/app';
import { errorLine, OperatorError } from '@/lib/settings/operator-error';
import type { Settings } from '@/lib/settings/settings';

/**
 * Checks that there are credentials for the real service. Without them the SDK would only print warnings, and
 * try again until the time is over. An embedded database or emulator needs none.
 * @returns The token for requests over HTTP.
 * @throws {OperatorError} when they are missing or not valid.
 */
export async function requireCredentials({ emulatorHost, buildDatabaseUrl }: Settings): Promise<string> {
  // Whoever sends it is the owner of an emulator.
  if (emulatorHost !== undefined) return 'owner';
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new OperatorError(
      'GOOGLE_APPLICATION_CREDENTIALS',
      `gives no access to ${buildDatabaseUrl} (${errorLine(error)})`,
      'set it to the key file of a service account',
      { cause: error },
    );
  }
}
