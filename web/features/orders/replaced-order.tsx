/** Says which order a replacement goes back to. */
export function ReplacedOrder({ orderNumber, href }: { orderNumber: string; href: string }) {
  return (
    <p>
      Replaces returned items of order <a href={href}>{orderNumber}</a>, at no charge.
    </p>
  );
}
