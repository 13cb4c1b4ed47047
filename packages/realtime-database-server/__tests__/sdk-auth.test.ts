import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  endAt,
  get,
  getDatabase,
  goOffline,
  orderByKey,
  query,
  ref,
  set,
} from 'firebase/database';
import * as admin from 'firebase-admin/app';
import { getDatabase as adminDatabase } from 'firebase-admin/database';
import { useDatabase } from './clients';

const KEY = 'k-123';
const fixture = useDatabase({
  data: {
    users: { ada: { name: 'Ada' } },
    drafts: { feeling: { projectApiKey: KEY, pagine: { home: 'Bozza' } } },
  },
  rules: JSON.stringify({
    rules: {
      users: {
        $uid: {
          '.read': 'auth.uid === $uid',
          '.write':
            "auth.uid === $uid && auth.token.email_verified === true && auth.provider === 'google.com'",
          name: { '.validate': 'newData.isString() && newData.val().length < 20' },
        },
      },
      drafts: {
        $project: { '.read': "query.orderByKey && query.endAt === '~' + data.child('projectApiKey').val()" },
      },
      members: { '.write': true },
    },
  }),
});

test('the SDK’s unsigned tokens are known to rules', async () => {
  const app = initializeApp({ databaseURL: 'https://feeling.firebaseio.com', projectId: 'feeling' }, 'ada');
  const db = getDatabase(app);
  const { hostname, port } = new URL(fixture.server().url);
  connectDatabaseEmulator(db, hostname, Number(port), {
    mockUserToken: { user_id: 'ada', email_verified: true, firebase: { sign_in_provider: 'google.com' } },
  });
  expect((await get(ref(db, 'users/ada/name'))).val()).toBe('Ada');
  await set(ref(db, 'users/ada/name'), 'Ada L.');
  await expect(get(ref(db, 'users/bob'))).rejects.toThrow('Permission denied');
  await expect(set(ref(db, 'users/ada/name'), 5)).rejects.toThrow('PERMISSION_DENIED');
  goOffline(db);
  await deleteApp(app);
});

test('a draft sealed by a query opens to its key alone', async () => {
  const drafts = ref(fixture.client(), 'drafts/feeling');
  const opened = await get(query(drafts, orderByKey(), endAt(`~${KEY}`)));
  expect(opened.val()).toEqual({ projectApiKey: KEY, pagine: { home: 'Bozza' } });
  await expect(get(query(drafts, orderByKey(), endAt('~guess')))).rejects.toThrow('Permission denied');
  await expect(get(drafts)).rejects.toThrow('Permission denied');
});

// That a listen is refused, and revoked with the data that gave the right: wire/protocol-cases.jsonl.

test('the admin SDK passes all rules, unless it takes on a part', async () => {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = new URL(fixture.server().url).host;
  const options = { databaseURL: 'https://feeling.firebaseio.com', projectId: 'feeling' };
  const credential = { getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 1000 }) };
  const owner = admin.initializeApp({ ...options, credential }, 'owner');
  const asAda = admin.initializeApp({ ...options, databaseAuthVariableOverride: { uid: 'ada' } }, 'as-ada');
  const asNobody = admin.initializeApp({ ...options, databaseAuthVariableOverride: null }, 'as-nobody');
  try {
    expect((await adminDatabase(owner).ref('drafts/feeling/projectApiKey').get()).val()).toBe(KEY);
    expect((await adminDatabase(asAda).ref('users/ada').get()).exists()).toBe(true);
    await expect(adminDatabase(asNobody).ref('users/ada').get()).rejects.toThrow('Permission denied');
    expect(await adminDatabase(owner).getRulesJSON()).toMatchObject({
      rules: { members: { '.write': true } },
    });
    await adminDatabase(owner).setRules({ rules: { '.read': 'true' } });
    expect((await adminDatabase(asNobody).ref('users/ada').get()).exists()).toBe(true);
  } finally {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
    await Promise.all([owner, asAda, asNobody].map((app) => admin.deleteApp(app)));
  }
});
