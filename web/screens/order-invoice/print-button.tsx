import { island } from '../../page/island.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Printer } from '../../ui/icons/icons-seldom.tsx';
import styles from './print-button.module.css';

/** Opens the browser's print dialog; hidden without script, which it needs. */
function PrintButton() {
  return (
    <Button className={styles.print} variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
      Print
    </Button>
  );
}

export default island('screens/order-invoice/print-button', PrintButton);
