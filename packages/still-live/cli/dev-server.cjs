/*
 * Next's development server, which dev.ts starts in the folder of a site: node dev-server.cjs PORT NAME…. It answers
 * under these names only: a foreign page could let its own lead here, and read the source of the site.
 */
const { createServer } = require('node:http');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const [port, ...names] = process.argv.slice(2);
const [hostname] = names;
const next = createRequire(join(process.cwd(), 'package.json'))('next');
const app = next({ dev: true, hostname, port: Number(port) });

function answer(request, response) {
  const asked = request.headers.host?.replace(/:\d+$/, '');
  if (names.includes(asked)) return app.getRequestHandler()(request, response);
  return response.writeHead(403).end(`Only http://${hostname}:${port} is served here.`);
}

function fail({ message }) {
  process.stderr.write(`error: ${message}; choose another port with: npm run dev -- --port PORT\n`);
  process.exit(1);
}

app.prepare().then(() => {
  const server = createServer(answer).on('error', fail);
  server.listen(port, hostname, () => {
    process.stdout.write(`\n  site      http://${hostname}:${server.address().port}\n\n`);
  });
});
