// Starts .github/workflows/rebuild.yml after each publication and undo (docs/operating.md says how). It is functions/index.js of the
// company: npm i firebase-functions; firebase deploy --only functions
import { onValueWritten } from 'firebase-functions/v2/database';
import { defineSecret, defineString } from 'firebase-functions/params';

const token = defineSecret('GITHUB_TOKEN'); // fine-grained, this repository only, "Actions: read and write"
const repository = defineString('GITHUB_REPOSITORY'); // owner/name

export const rebuild = onValueWritten(
  { ref: '/history/{project}/entries/{id}', secrets: [token], retry: true },
  async (event) => {
    if (!event.data.after.exists()) return; // an old entry was deleted
    const workflow = `https://api.github.com/repos/${repository.value()}/actions/workflows/rebuild.yml`;
    const response = await fetch(`${workflow}/dispatches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token.value()}`, accept: 'application/vnd.github+json' },
      body: JSON.stringify({ ref: 'main' }),
    });
    if (!response.ok) throw new Error(`GitHub answers ${response.status}`); // retried
  },
);
