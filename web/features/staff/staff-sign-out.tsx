import { staffSignIn } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';

/** Ends the staff session; a form, so that it works without script. */
export function StaffSignOut() {
  return (
    <form method="post" action={staffSignIn()}>
      <input type="hidden" name="action" value="sign-out" />
      <Button type="submit" variant="quiet" size="small">
        Sign out
      </Button>
    </form>
  );
}
