import { changedByOthers, defineProblems, notFound, wrongFields } from '../api/problems.ts';

export const contentEditingProblems = defineProblems({
  invalid_input: wrongFields,
  content_changed: changedByOthers('content'),
  publication_changed: {
    status: 409,
    message: 'Someone else published or unpublished this page after you opened it. Check what is live and try again.',
  },
  version_not_found: notFound('version'),
  not_planned: { status: 409, message: 'This has already been published.' },
});
