import type { Gallery } from '@/lib/content/model';

/**
 * Returns the items that a slider shows. With `excludeYoutube`, YouTube and video items are left out
 * (specification, "Media slider").
 */
export function sliderItems(items: Gallery, excludeYoutube: boolean): Gallery {
  return excludeYoutube ? items.filter((item) => item.kind === 'image') : items;
}

/**
 * Returns the index of the active slide after the items changed: that of the same item, or the nearest index
 * when the item is gone.
 * @param activeId Id of the active item.
 * @param items The new items.
 * @param oldIndex Index of the active item before.
 */
export function keptIndex(activeId: string | undefined, items: Gallery, oldIndex: number): number {
  const index = items.findIndex((item) => item.id === activeId);
  return index >= 0 ? index : Math.max(0, Math.min(oldIndex, items.length - 1));
}

/**
 * Returns whether a slide is the active one, the previous or the next one (the first and the last slide are
 * neighbours). Only these are loaded.
 */
export function isWithinReach(index: number, active: number, count: number): boolean {
  const distance = Math.abs(index - active);
  return distance <= 1 || distance === count - 1;
}
