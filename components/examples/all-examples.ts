import type { ExamplesByComponent } from './example';
import { formExamples } from './form-examples';
import { mediaExamples } from './media-examples';
import { textExamples } from './text-examples';

export const ALL_EXAMPLES: ExamplesByComponent = { ...formExamples, ...mediaExamples, ...textExamples };
