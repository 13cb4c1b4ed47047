import { contentIssues } from 'still-live/content/checks/content-issues';
import { withValueAt } from 'still-live/content/parts';

/** What is told of a site with this content at a path alone: severity, place below that path, and message. */
export const told = (path: string, content: unknown): string[] =>
  contentIssues(withValueAt({}, path, content)).map(
    (issue) => `${`${issue.severity} ${issue.path.replace(path, '')}`.trim()}: ${issue.message}`,
  );
