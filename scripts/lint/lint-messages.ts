import { allProblems } from '../messages/check.ts';

/** Fails if a message is missing, surplus or invalid in a language, or has other arguments than in English. */
const problems = allProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} problems in the message catalogs. docs/languages.md describes the format.`);
  process.exitCode = 1;
}
