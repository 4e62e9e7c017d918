import type { Brand } from '../../../brands/brand.ts';
import { accountOrders, creditApply, creditManage, findOrder, type InformationPage, information } from '../../routes.ts';

interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** All others open in a new tab, so that the shop stays open (spec §2.12). */
  readonly sameTab?: boolean;
}

interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** `part` is the id of a section of the page. */
const to = (page: InformationPage, label: string, part?: string): FooterLink => ({
  label,
  href: part ? `${information(page)}#${part}` : information(page),
});

/** The footer's columns in the order of spec §2.12, without the card's links where the brand has no financing. */
export function footerColumns({ financing }: Pick<Brand, 'financing'>): readonly FooterColumn[] {
  const card = financing && [
    { label: `Apply for the ${financing.card}`, href: creditApply() },
    { label: `Manage your ${financing.card}`, href: creditManage() },
  ];
  return [
    {
      title: 'My account',
      links: [
        { label: 'Orders', href: accountOrders(), sameTab: true },
        { label: 'Find an order', href: findOrder(), sameTab: true },
        ...(card ?? []),
      ],
    },
    {
      title: 'Let us help',
      links: [
        to('help', 'Help center'),
        to('customer-care', 'Contact customer care'),
        to('shipping', 'Shipping information'),
        to('returns', 'Return policy'),
        to('accessibility-policy', 'Accessibility'),
        to('faq', 'Frequently asked questions'),
        to('contact', 'Security'),
      ],
    },
    {
      title: 'Company information',
      links: [
        to('about', 'About us'),
        to('contact', 'Contact us'),
        to('careers', 'Careers'),
        to('investors', 'Investor relations'),
        to('sell-your-products', 'Sell your products'),
      ],
    },
  ];
}

/** Legal links. */
export const legalLinks: readonly FooterLink[] = [
  to('privacy-request', 'Do not share my information', 'do-not-share'),
  to('privacy', 'Privacy policy'),
  to('terms', 'Terms and conditions'),
  to('promotional-terms-and-conditions', 'Promotional terms'),
];
