/** A problem of the content that an editor should know. */
export interface EditorIssue {
  /** Path of a field of the content model, below the base path. */
  readonly path: string;
  /** The page: `home`, `lavora_con_noi`…, `footer` or `menu`. */
  readonly page: string;
  /** `error`: something is missing or broken for visitors. `warning`: it could be better. */
  readonly severity: 'error' | 'warning';
  /** What is wrong, and what visitors see instead, in Italian. */
  readonly message: string;
}

/** Receives an issue that a check found. */
export type Report = (path: string, severity: EditorIssue['severity'], message: string) => void;
