import type { Gallery } from '@/lib/content/model';

/** The items a slider shows. With `excludeYoutube`, YouTube and video items are left out (specification, "Media slider"). */
export function sliderItems(items: Gallery, excludeYoutube: boolean): Gallery {
  return excludeYoutube ? items.filter((item) => item.kind === 'image') : items;
}

/**
 * Where the active slide is after the items changed. Takes the id of the active item, the new items and its old index;
 * gives the new index: the same item where it still exists, else the nearest one.
 */
export function keptIndex(activeId: string | undefined, items: Gallery, oldIndex: number): number {
  const index = items.findIndex((item) => item.id === activeId);
  return index >= 0 ? index : Math.max(0, Math.min(oldIndex, items.length - 1));
}

/** Whether a slide is the active one, the previous or the next (around the ends too): those are the ones loaded. */
export function isWithinReach(index: number, active: number, count: number): boolean {
  const distance = Math.abs(index - active);
  return distance <= 1 || distance === count - 1;
}
