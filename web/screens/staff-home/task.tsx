import { Panel } from '../../features/staff/panel.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** A part of the console: what there is to do in it, and the way there. */
export function Task({ title, lead, href, action }: { title: string; lead: string; href: string; action: string }) {
  return (
    <Panel title={title} lead={lead}>
      <LinkButton href={href} variant="secondary" size="small">
        {action}
      </LinkButton>
    </Panel>
  );
}
