import { loadSettingsFile } from 'still-live/build/command/settings-file';
import { readSettings } from 'still-live/settings/settings';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const EMBEDDED = { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' };

const root = temporaryFolder();
const variables = ['SETTINGS_FILE', 'CONTENT_PROJECT', 'NEXT_PUBLIC_YOUTUBE'] as const;
afterEach(() => {
  for (const name of variables) Reflect.deleteProperty(process.env, name);
  process.env['SETTINGS_FILE'] = '';
});

test('the settings file gives what the terminal has not set, and one that is named must be there and be read', async () => {
  await writeFiles(root(), { 'own.env': 'CONTENT_PROJECT=forno\nNEXT_PUBLIC_YOUTUBE="ask" # consent\n' });
  process.env['SETTINGS_FILE'] = root('own.env');
  process.env['CONTENT_PROJECT'] = 'bottega';
  loadSettingsFile();
  expect(readSettings({ ...EMBEDDED, ...process.env })).toMatchObject({
    project: 'bottega',
    youtube: 'ask',
  });
  process.env['SETTINGS_FILE'] = root('none.env');
  expect(loadSettingsFile).toThrow(/^SETTINGS_FILE: no file at .*none\.env; write the path/);
  process.env['SETTINGS_FILE'] = root();
  expect(loadSettingsFile).toThrow(/^\/\S+: cannot be read \(EISDIR: .*\); let the account/);
});
