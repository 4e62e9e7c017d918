import { Panel } from '../../features/staff/panel.tsx';
import { LinkButton } from '../../ui/form/button.tsx';

/** A card of the overview: the open tasks in one part of the console, with its link. */
export function Task({ title, lead, href, action }: { title: string; lead: string; href: string; action: string }) {
  return (
    <Panel title={title} lead={lead}>
      <LinkButton href={href} variant="secondary" size="small">
        {action}
      </LinkButton>
    </Panel>
  );
}
