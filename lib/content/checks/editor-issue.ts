/** Something an editor should look at: where, how bad, and what it is, in the words of editors (Italian). */
export interface EditorIssue {
  /** Path of the field below the base path; the field is one of the content model. */
  readonly path: string;
  /** The page it is on: `home`, `lavora_con_noi`…, `footer` or `menu`. */
  readonly page: string;
  /** `error`: visitors miss something or stumble on it. `warning`: it could be better. */
  readonly severity: 'error' | 'warning';
  /** What is wrong, and what visitors see instead. */
  readonly message: string;
}

/** Takes an issue that a check found. */
export type Report = (path: string, severity: EditorIssue['severity'], message: string) => void;
