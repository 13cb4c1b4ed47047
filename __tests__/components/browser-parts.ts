/*
 * Replacements for what jsdom lacks and the components use: IntersectionObserver, ResizeObserver, media
 * queries, modal dialogs.
 */

type Watcher = (entries: { isIntersecting: boolean }[]) => void;
const watchers = new Set<Watcher>();

class FakeIntersectionObserver {
  constructor(private readonly watcher: Watcher) {}
  observe() {
    watchers.add(this.watcher);
  }
  disconnect() {
    watchers.delete(this.watcher);
  }
}

/** Notifies all observed elements that they came near the view, or left it; several reports come at once. */
export function setNear(...reports: readonly boolean[]): void {
  watchers.forEach((watcher) => watcher(reports.map((isIntersecting) => ({ isIntersecting }))));
}

const resizeWatchers = new Set<() => void>();

class FakeResizeObserver {
  private readonly targets: Element[] = [];
  private readonly tell = () => this.watcher(this.targets.map((target) => ({ target })));
  constructor(private readonly watcher: (entries: { target: Element }[]) => void) {}
  observe(target: Element) {
    this.targets.push(target);
    resizeWatchers.add(this.tell);
  }
  disconnect() {
    resizeWatchers.delete(this.tell);
  }
}

export function tellResized(): void {
  resizeWatchers.forEach((tell) => tell());
}

let reducedMotion = false;

export function setReducedMotion(wanted: boolean): void {
  reducedMotion = wanted;
}

export function installBrowserParts(): void {
  reducedMotion = false;
  watchers.clear();
  resizeWatchers.clear();
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
    matchMedia: () => ({
      get matches() {
        return reducedMotion;
      },
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
