/** What the page of the preview shows: a side of the comparison, or the site at another time. */
export type PreviewView = 'draft' | 'published' | 'then';
