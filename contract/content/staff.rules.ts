import { defineProblems } from '../api/problems.ts';

export const contentEditingProblems = defineProblems({
  content_invalid: { status: 400, message: 'Some fields need your attention.' },
  version_conflict: {
    status: 409,
    message: 'Someone else saved this page after you opened it. Review their version before you save yours.',
  },
  publication_conflict: {
    status: 409,
    message: 'Someone else published or unpublished this page after you opened it. Check what is live before you publish yours.',
  },
  version_not_found: { status: 404, message: 'Version not found.' },
  not_planned: { status: 409, message: 'This has already been published.' },
});
