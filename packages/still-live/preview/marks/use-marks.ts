import { useCallback, useEffect, useMemo, useLayoutEffect } from 'react';
import type { MarkOf } from 'still-live/react/page';
import { changesByPlace, touching } from 'still-live/content/changes/changed-at';
import type { Difference } from 'still-live/content/changes/differences';
import type { PreviewState, PreviewView } from 'still-live/browser/preview/preview-state';
import { pathsOf, prefersCalm, watchPage } from './blocks';
import type { Store } from 'still-live/store';
import { pathInNote } from 'still-live/browser/preview/origins';
import { allNodes, contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { textOf } from 'still-live/content/schema/normal-form';

// Only the outermost blocks glow, and none when the reader prefers reduced motion.
function glow(isTouched: (path: string) => boolean): void {
  if (prefersCalm()) return;
  const touched = [...document.querySelectorAll('[data-content]')].filter((block) =>
    pathsOf(block).some(isTouched),
  );
  for (const block of touched) {
    if (touched.some((other) => other !== block && other.contains(block))) continue;
    const from = {
      boxShadow: 'inset 0 0 0 100vmax rgb(var(--action-channels) / 32%)',
      outlineColor: 'var(--action-light)',
      outlineWidth: '0.9rem',
    };
    block.animate([from, {}], { duration: 2400, easing: 'ease-out' });
  }
}

export function useMarkOf(
  state: Store<PreviewState>,
  changes: readonly Difference[] | undefined,
  view: PreviewView,
): MarkOf {
  useEffect(() => {
    if (view !== 'draft') return undefined;
    // The blocks are rendered with the next frame.
    return state.subscribe('changedPaths', () => {
      requestAnimationFrame(() => glow(touching(state.get('changedPaths') ?? [])));
    });
  }, [state, view]);
  const changeAt = useMemo(
    () => changesByPlace(changes ?? [], view === 'draft' ? 'new' : 'old'),
    [changes, view],
  );
  return useCallback(
    (...paths) => ({
      'data-content': paths.join('#'),
      'data-changed': paths.map(changeAt).find((kind) => kind !== undefined),
    }),
    [changeAt],
  );
}

// The elements to which `useOrigins` has given the path of their text or picture.
const labelled = new Set<Element>();

// Each element with the content path of its text (packages/still-live/browser/preview/origins.ts).
function textsInPage(): (readonly [Element, string])[] {
  const found: (readonly [Element, string])[] = [];
  const notes = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (notes.nextNode()) {
    const { nodeValue, previousSibling, parentElement: element } = notes.currentNode;
    const path = previousSibling ? undefined : pathInNote(nodeValue ?? '');
    // A block that shows nothing but this text is its element.
    const around = element?.parentElement?.closest('[data-content]')?.getAttribute('data-content');
    if (element && path !== undefined && path !== around) found.push([element, path]);
  }
  return found;
}

// Each slide with the content path of its picture: a block has one gallery, in the order of its content.
function slidesInPage(tree: unknown): (readonly [Element, string])[] {
  const content = contentTree(tree);
  return [...document.querySelectorAll('.swiper')].flatMap((slider) => {
    const block = slider.closest('[data-content]');
    const pictures = (block ? pathsOf(block) : [])
      .flatMap((path) => nodeAt(content, path) ?? [])
      .flatMap(allNodes)
      .filter((node) => node.field?.kind === 'media' && textOf(node) !== '');
    const slides = [...slider.querySelectorAll('.swiper-slide')];
    return slides.flatMap((slide, index) => {
      const path = pictures[index]?.path;
      return path === undefined ? [] : [[slide, path] as const];
    });
  });
}

/**
 * Keeps the content paths of elements with texts and pictures, as marked blocks have them, while the page changes.
 * @param tree The raw draft; `undefined` while the page shows something else.
 */
export function useOrigins(tree: unknown): void {
  useLayoutEffect(() => {
    const update = (): void => {
      const paths = new Map([...textsInPage(), ...slidesInPage(tree)]);
      for (const [element, path] of paths) {
        if (element.getAttribute('data-content') !== path) element.setAttribute('data-content', path);
        labelled.add(element);
      }
      for (const element of labelled) {
        if (paths.has(element)) continue;
        element.removeAttribute('data-content');
        labelled.delete(element);
      }
    };
    return watchPage(update);
  }, [tree]);
}
