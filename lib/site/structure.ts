import type { Structure } from 'still-live';
import { organizationFacts } from './rules/company-facts';
import { jobOf } from './rules/job-posting';

/** What search engines are told, beside what the engine knows. */
export const structure: Structure = { organization: organizationFacts, ofPage: jobOf };
