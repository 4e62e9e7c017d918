import { island } from '../../page/island.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Opens the browser's print dialog. */
function PrintButton() {
  return <Button onClick={() => window.print()}>Print</Button>;
}

export default island('screens/return-label/print-button', PrintButton);
