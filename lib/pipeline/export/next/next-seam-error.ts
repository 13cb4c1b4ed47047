import { OperatorError } from '@/lib/settings/operator-error';

/** What Next wrote is not what the export relies on. */
export class NextSeamError extends OperatorError {
  override readonly name = 'NextSeamError';

  /**
   * @param where - the file of the export, or the package, at fault
   * @param what - what is wrong with it
   */
  constructor(where: string, what: string) {
    super(where, what, 'see lib/pipeline/export/next/README.md');
  }
}
