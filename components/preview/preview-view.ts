/** Which side of the comparison the page shows. */
export type PreviewView = 'draft' | 'published';
