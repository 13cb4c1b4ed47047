/** What the preview shows: the draft, the published content, or (`then`) the content of another day. */
export type PreviewView = 'draft' | 'published' | 'then';
