// The messages are those of docs/preview.md. Nothing of this page comes from its address: whoever writes a link chooses that.

const PROTOCOL = { protocol: 'content-preview', version: 1 };
const [preview, editor] = document.querySelectorAll('iframe');
const [form, output] = document.querySelectorAll('form, output');

/** Parses an address of the web. Any other, such as `javascript:`, would run here or stay on this page. */
function webAddress(text) {
  const address = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (!/^https?:$/.test(address?.protocol ?? ''))
    throw new Error('settings.json: preview and editor must be http(s) addresses');
  return address;
}

/** Returns the address of a field. The path must not lead to another host. */
function fieldAddress(template, path) {
  const address = webAddress(
    template.replace('{path}', () => path.split('/').map(encodeURIComponent).join('/')),
  );
  if (address.origin !== webAddress(template.replace('{path}', 'a')).origin)
    throw new Error('settings.json: {path} must stand after the host');
  return address.href;
}

async function start() {
  // A frame around this page could lay it under something else to be clicked.
  if (window.top !== window) throw new Error('this page is not shown in a frame');
  const answer = await fetch('settings.json', { cache: 'no-store', redirect: 'error' });
  if (!answer.ok)
    throw new Error('settings.json: not found beside this page; settings.example.json shows what is in it');
  const settings = await answer.json();
  const { href, origin: site } = webAddress(settings.preview);
  editor.src = fieldAddress(settings.editor, '');
  preview.src = href;

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || source !== preview.contentWindow) return;
    if (data?.protocol !== PROTOCOL.protocol || data.version !== PROTOCOL.version) return;
    if (data.type === 'route' && typeof data.route === 'string') output.textContent = data.route;
    if (data.type === 'clicked' && typeof data.path === 'string') {
      form.elements.path.value = data.path;
      editor.contentWindow.location.replace(fieldAddress(settings.editor, data.path));
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const message = { ...PROTOCOL, type: 'show', path: form.elements.path.value.trim() };
    preview.contentWindow.postMessage(message, site);
  });
}

start().catch((error) => {
  output.textContent = error.message;
});
