/** What an editor should know about the HTML of a text; each list holds every thing once, in the order of the text. */
export interface HtmlProblems {
  /** What the sanitiser takes out: `<script>`, `onclick (<p>)`… */
  readonly removed: readonly string[];
  /** Tags that are opened and not closed, or the other way round: `<b>`, `</i>`. */
  readonly unclosed: readonly string[];
  /** The beginning of a tag that never ends, which is read as text; absent when all end. */
  readonly unfinished?: string;
  /** Where the links of the text lead, as written. */
  readonly links: readonly string[];
  /** The addresses of its pictures, as written. */
  readonly pictures: readonly string[];
}
