import type { SavedCard } from '../../../contract/payments/saved-cards.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import list from '../../features/account/card-list.module.css';
import { island } from '../../page/island.tsx';
import { accountCards, home } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { expiryAsPrinted, expiryWarning } from '../../ui/form/card-words.ts';
import { CreditCard } from '../../ui/icons/icons-goods.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AccountCardsData } from './account-cards-data.ts';
import styles from './account-cards-screen.module.css';

const nameOf = ({ brand, last4 }: SavedCard): string => `${brand} ending in ${last4}`;

/** A customer's saved cards (spec §7.5), or the confirmation before one is deleted. */
function AccountCardsScreen({ data }: { data: AccountCardsData }) {
  const { cards, asksCode, deleting, message, done } = data;
  if (deleting) return <Confirmation card={deleting} />;
  return (
    <AccountFrame
      place="cards"
      heading="Payment methods"
      lead={asksCode ? 'Pay faster with a saved card. We ask for its security code each time.' : 'Pay faster with a saved card.'}
      done={done}
    >
      {message && <Notice tone="error">{message}</Notice>}
      {cards.length === 0 ? (
        <EmptyState title="No saved cards" icon={<CreditCard size={40} />} actions={<LinkButton href={home()}>Start shopping</LinkButton>}>
          Choose “Save this card for next time” at checkout, and you’ll find your card here.
        </EmptyState>
      ) : (
        <>
          <ul className={list.cards}>
            {cards.map((card) => (
              <li key={card.cardId} className={list.card}>
                <Words card={card} />
                <div className={list.actions}>
                  {!card.isDefault && card.standing !== 'expired' && (
                    <form method="post" action={accountCards()}>
                      <input type="hidden" name="action" value="default" />
                      <input type="hidden" name="cardId" value={card.cardId} />
                      <Button type="submit" variant="quiet" size="small">
                        Set as default<VisuallyHidden> {nameOf(card)}</VisuallyHidden>
                      </Button>
                    </form>
                  )}
                  <LinkButton href={accountCards({ delete: card.cardId })} variant="quiet" size="small">
                    Delete<VisuallyHidden> {nameOf(card)}</VisuallyHidden>
                  </LinkButton>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            We keep the last four digits, the date and the name. The card number stays with our card provider, and the security code is
            never saved. To add a card, choose “Save this card for next time” at checkout.
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Words({ card }: { card: SavedCard }) {
  const isExpired = card.standing === 'expired';
  const warning = expiryWarning(card.standing);
  return (
    <div className={styles.words}>
      {card.isDefault && <p className={list.role}>Default card</p>}
      <p className={styles.name}>{nameOf(card)}</p>
      <p>{card.name}</p>
      <p className={classes(isExpired && styles.warning)}>
        {isExpired ? 'Expired' : 'Expires'} {expiryAsPrinted(card)}
      </p>
      {warning && !isExpired && <p className={styles.warning}>{warning}</p>}
    </div>
  );
}

/** Confirms a deletion on a separate page, so that it works without script. */
function Confirmation({ card }: { card: SavedCard }) {
  return (
    <AccountFrame place="cards" heading="Delete this card?">
      <div className={classes(list.card, styles.alone)}>
        <Words card={card} />
      </div>
      <p>You can’t undo this. Orders you have paid with this card stay as they are, and refunds still go back to it.</p>
      <form className={styles.confirm} method="post" action={accountCards()}>
        <input type="hidden" name="action" value="delete" />
        <input type="hidden" name="cardId" value={card.cardId} />
        <Button type="submit">Delete card</Button>
        <a href={accountCards()}>Keep card</a>
      </form>
    </AccountFrame>
  );
}

export default island('screens/account-cards/account-cards-screen', AccountCardsScreen);
