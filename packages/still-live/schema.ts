/* What a site declares: the kinds of fields, and its screens. */

export {
  amount,
  day,
  flag,
  gallery,
  group,
  having,
  html,
  label,
  link,
  list,
  name,
  needed,
  number,
  on,
  page,
  record,
  visibility,
  wanted,
} from './content/schema/field';
export type { Boxes, Group, Leaf } from './content/schema/field';
export type { ScreensOf as DeclaredScreens } from './content/schema/paths';
export { tonesOf } from './brand/looks';
export { entries, screen, tabs } from './route/screen';
