/**
 * The boxes that crop the pictures of this site, width by height: of covers of pages, of services, of welfare services, of
 * pictures beside a text, and of the block at the end of a tab. The schema says which gallery has which.
 */
export const BOXES = { cover: 1, service: 1.1, welfare: 1.15, story: 1.25, closing: 1 } as const;

/** The box of Home is as high as the window: its shape in a narrow one and in a wide one. */
export const HOME_BOX = [0.6, 2] as const;
