import { formatCount } from '../../../contract/values/count.ts';
import { classes } from '../../ui/classes.ts';
import { ArrowRight, CircleCheck } from '../../ui/icons/icons.tsx';
import styles from './task-list.module.css';
import type { Task } from './tasks.ts';

/** Open tasks with their number, and what is done with a check mark. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return <p>Nothing needs your attention.</p>;
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ title, count, detail, href }) => (
        <li key={title}>
          <a className={classes(styles.task, count === 0 && styles.done)} href={href}>
            <span className={styles.count}>{count === 0 ? <CircleCheck size={20} /> : formatCount(count)}</span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.detail}>{detail}</span>
            </span>
            <ArrowRight className={styles.arrow} size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
