/** Owns the outbox. Guarantees that an e-mail is stored in the transaction that causes it, and sent at least once afterwards. */
export { bindBounces as mountBounces } from './bounces/routes.ts';
export { deleteSuppression, findSuppression } from './bounces/store.ts';
export { queueEmail, queueEmailOnce, type RenderMail, resendMail, workEmail } from './jobs.ts';
export { mailFault, sendProbe } from './mail-fault.ts';
export { eraseMails, findMailData } from './personal/store.ts';
export { bindEmail as mountEmail } from './routes.ts';
export { bindSender as mountSender } from './sender.ts';
export {
  countOrderMails,
  countUnsentSince as countUnsentEmails,
  findOrderMail,
  findOrderMails,
  findToldParcel,
  type ToldParcel,
} from './store.ts';
export { bindUnsent as mountUnsentEmails } from './unsent.ts';
export { bindWording as mountWording } from './wording/routes.ts';
