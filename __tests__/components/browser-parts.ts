/* What jsdom lacks and the components use: views that come near, sizes that change, media queries, modal dialogs. */

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

/** Tells every watched element that it came near the view, or left it. */
export function setNear(isIntersecting: boolean): void {
  watchers.forEach((watcher) => watcher([{ isIntersecting }]));
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

/** Tells everything whose size is watched that it changed. */
export function tellResized(): void {
  resizeWatchers.forEach((tell) => tell());
}

let reducedMotion = false;

/** Sets whether the reader asks for less motion, for components rendered afterwards. */
export function setReducedMotion(wanted: boolean): void {
  reducedMotion = wanted;
}

/** Puts the missing parts in place; call it before each test. */
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
