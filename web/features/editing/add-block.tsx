import { useState } from 'react';
import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import type { PlainRecord } from '../../../contract/values/plain.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { Drawer } from '../../ui/layers/drawer.tsx';
import styles from './add-block.module.css';
import { titleOf } from './blocks.ts';
import { Plus } from './icons.tsx';

interface AddBlockProps {
  forms: readonly BlockForm[];
  blocks: readonly PlainRecord[];
  onAdd(form: BlockForm, at: number): void;
}

/** Button and drawer to add a block of any type at any position. */
export function AddBlock({ forms, blocks, onAdd }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  const at = place === '' ? blocks.length : Number(place);
  const places = blocks.map((block, i) => ({ value: String(i), label: `Before ${i + 1}: ${titleOf(block) || String(block.type)}` }));
  const choose = (form: BlockForm) => {
    setOpen(false);
    onAdd(form, Math.min(at, blocks.length));
    setPlace('');
  };
  return (
    <div className={styles.add}>
      <Button variant="secondary" icon={<Plus size={18} />} onClick={() => setOpen(true)}>
        Add block
      </Button>
      <Drawer title="Add block" open={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.choose}>
          <Select
            label="Position"
            value={place}
            placeholder="At the end"
            options={places}
            onChange={(event) => setPlace(event.target.value)}
          />
          <ul className={styles.kinds}>
            {forms.map((form) => (
              <li key={form.type}>
                <button type="button" className={styles.kind} onClick={() => choose(form)}>
                  <span className={styles.title}>{form.title}</span>
                  <span className={styles.about}>{form.about}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Drawer>
    </div>
  );
}
