/**
 * Makes links marked `data-reload` reload the page at its current address. Without this script they lead to
 * Home.
 */
export function followReloadLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-reload]') : null;
    if (!link) return;
    event.preventDefault();
    location.reload();
  });
}
