import { OperatorError } from '@/lib/settings/operator-error';

/** The output of Next does not have the form that the export relies on. */
export class NextSeamError extends OperatorError {
  override readonly name = 'NextSeamError';

  /**
   * @param where The file of the export, or the package, at fault.
   * @param what What is wrong with it.
   */
  constructor(where: string, what: string) {
    super(where, what, 'see lib/pipeline/export/next/README.md');
  }
}
