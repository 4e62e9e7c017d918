import { campaignDays } from '../../../contract/promotions/campaigns.ts';
import { campaign as campaignUrl } from '../../../contract/urls/shop.ts';
import { Panel } from '../../features/staff/panel.tsx';
import fields from '../../features/staff/promotions/promotion-fields.module.css';
import { momentWords } from '../../features/staff/promotions/sentence.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffPromotion } from '../../staff-routes.ts';
import { momentInput, shopZoneName } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffPromotionData } from './staff-promotion-data.ts';
import styles from './staff-promotion-screen.module.css';

/** The campaigns whose links switch the promotion on. */
export function CampaignsPanel(page: StaffPromotionData) {
  const { promotion, mayEdit, campaign } = page;
  const { promotionId, campaigns, conditions, choices } = promotion;
  if (campaigns.length === 0 && !conditions.campaign) return null;
  const brandName = (key: string | null) => choices.brands.find((brand) => brand.key === key)?.name ?? 'Every brand';
  return (
    <Panel
      title="Campaigns"
      lead={
        campaigns.length === 0
          ? 'No link applies this promotion yet, so no one gets it.'
          : `Visitors who follow one of these links get the promotion for ${campaignDays} days.`
      }
    >
      {campaigns.length > 0 && (
        <Table
          caption="Campaigns"
          columns={[
            { key: 'name', title: 'Campaign' },
            { key: 'link', title: 'Link' },
            { key: 'brand', title: 'Brand' },
            { key: 'dates', title: 'Dates' },
          ]}
          rows={campaigns.map(({ campaignId, brand, name, startsAt, endsAt, restrictionToken }) => {
            const link = `${campaignUrl(campaignId)}${restrictionToken === null ? '' : `&token=${encodeURIComponent(restrictionToken)}`}`;
            return {
              key: `${campaignId} ${brand}`,
              cells: {
                name: mayEdit ? (
                  <a href={staffPromotion({ promotionId }, { campaign: campaignId, campaignBrand: brand ?? undefined })}>
                    {name}
                    <VisuallyHidden>: edit</VisuallyHidden>
                  </a>
                ) : (
                  name
                ),
                link: <code className={styles.link}>{link}</code>,
                brand: brandName(brand),
                dates: `${momentWords(startsAt)} – ${momentWords(endsAt)}`,
              },
            };
          })}
        />
      )}
      {mayEdit && (
        <Disclosure title={campaign.isKnown ? 'Edit campaign' : 'Add campaign'} open={campaign.isOpen}>
          <CampaignFields {...page} />
        </Disclosure>
      )}
    </Panel>
  );
}

function CampaignFields({ promotion, campaign: { form, errors, isKnown } }: StaffPromotionData) {
  const { promotionId, version, choices } = promotion;
  const once = { autoComplete: 'off', readOnly: isKnown } as const;
  const offered = choices.brands.filter(({ key }) => promotion.brands.length === 0 || promotion.brands.includes(key));
  const brands = offered.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <form method="post" action={staffPromotion({ promotionId })} className={fields.group}>
      <input type="hidden" name="action" value="campaign" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="known" value={isKnown ? '1' : ''} />
      <div className={fields.pair}>
        <Field
          {...once}
          label="Link id"
          name="c.campaignId"
          autoCapitalize="none"
          spellCheck={false}
          hint="At the end of the link, such as FRIDAY in ?cid=FRIDAY."
          defaultValue={form.campaignId}
          error={errors.campaignId}
        />
        {isKnown ? (
          <input type="hidden" name="c.brand" value={form.brand} />
        ) : (
          <Select label="Brand" name="c.brand" placeholder="Every brand" defaultValue={form.brand} options={brands} error={errors.brand} />
        )}
        <Field label="Campaign name" name="c.name" autoComplete="off" hint="For staff." defaultValue={form.name} error={errors.name} />
        <Field
          label="Token"
          name="c.token"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          optional
          hint="Only links with this token work. Leave empty to allow any link."
          defaultValue={form.token}
          error={errors.token}
        />
        <Field
          {...momentInput}
          label="Campaign starts"
          name="c.starts"
          hint={shopZoneName}
          defaultValue={form.starts}
          error={errors.starts}
        />
        <Field {...momentInput} label="Campaign ends" name="c.ends" hint={shopZoneName} defaultValue={form.ends} error={errors.ends} />
        <Field
          label="Message"
          name="c.message"
          autoComplete="off"
          optional
          hint="Shown to visitors while it runs."
          defaultValue={form.message}
          error={errors.message}
        />
        <Field
          label="Short message"
          name="c.shortMessage"
          autoComplete="off"
          hint="In its notification and, once it has ended, at the top of pages after “Ended:”."
          defaultValue={form.shortMessage}
          error={errors.shortMessage}
        />
        <Field
          label="Message at checkout"
          name="c.checkoutMessage"
          autoComplete="off"
          optional
          hint="Shown in the order summary while the promotion applies."
          defaultValue={form.checkoutMessage}
          error={errors.checkoutMessage}
        />
        <Field
          label="Message on combining"
          name="c.stackableMessage"
          autoComplete="off"
          optional
          hint="Such as “Free shipping goes with it.”"
          defaultValue={form.stackableMessage}
          error={errors.stackableMessage}
        />
        <Field
          label="Message on exclusions"
          name="c.excludedMessage"
          autoComplete="off"
          optional
          hint="Such as “Gift cards are left out.”"
          defaultValue={form.excludedMessage}
          error={errors.excludedMessage}
        />
        <TextArea
          label="Excluded brands and departments"
          name="c.excludedValues"
          optional
          rows={3}
          hint="One per line. Shown after the message. The promotion’s conditions decide what is discounted."
          defaultValue={form.excludedValues}
          error={errors.excludedValues}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary">
          Save campaign
        </Button>
      </div>
    </form>
  );
}
