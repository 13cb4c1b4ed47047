import { OperatorError } from '@/lib/settings/operator-error';

/** The output of Next does not have the form that the export relies on. */
export class NextSeamError extends OperatorError {
  override readonly name = 'NextSeamError';

  constructor(where: string, what: string) {
    super(where, what, 'see lib/pipeline/export/next/README.md');
  }
}
