import { useMemo } from 'react';
import { contentIssues } from '@/lib/content/checks/content-issues';
import { type EditorIssue, parseIssueForEditors } from '@/lib/content/checks/editor-issue';
import { placeOfPath } from '@/lib/content/changes/place-of-path';
import { type Route, routeId } from '@/lib/route/route';
import { usePreviewState } from '../preview-state';
import { usePictureIssues } from './use-picture-issues';

/** The issues of the draft: those of the shown page (with menu and footer), and those of the others. */
export interface DraftIssues {
  readonly here: readonly EditorIssue[];
  readonly elsewhere: readonly EditorIssue[];
}

function isHere({ path }: EditorIssue, here: string): boolean {
  const place = placeOfPath(path);
  return place === undefined || place === here;
}

/**
 * Returns all issues of the draft and follows its changes.
 * @param route The route that is shown.
 */
export function useIssues(route: Route): DraftIssues {
  const tree = usePreviewState('draftTree');
  const parsed = usePreviewState('parseIssues');
  const ofPictures = usePictureIssues(tree);
  return useMemo(() => {
    if (tree === undefined) return { here: [], elsewhere: [] };
    const unreadable = [...(parsed?.values() ?? [])].flat().map(parseIssueForEditors);
    // A record and a record inside it (such as a tab) report the same issues.
    const all = [...unreadable, ...contentIssues(tree), ...ofPictures];
    const unique = [...new Map(all.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
    const here = routeId(route);
    return {
      here: unique.filter((issue) => isHere(issue, here)),
      elsewhere: unique.filter((issue) => !isHere(issue, here)),
    };
  }, [tree, parsed, ofPictures, route]);
}
