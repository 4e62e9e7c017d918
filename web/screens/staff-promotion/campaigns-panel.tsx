import type { StaffPromotion } from '../../../contract/merchandising/promotions.ts';
import { campaign as campaignUrl } from '../../../contract/urls/shop.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { momentWords } from '../../features/staff/promotions/sentence.ts';
import { Table } from '../../features/staff/table.tsx';

/** The campaigns whose links switch it on. */
export function CampaignsPanel({ promotion: { campaigns, conditions } }: { promotion: StaffPromotion }) {
  if (campaigns.length === 0 && !conditions.campaign) return null;
  return (
    <Panel
      title="Campaigns"
      lead={
        campaigns.length === 0 ? 'No campaign switches this promotion on yet, so nobody gets it. Campaigns are added by a file.' : undefined
      }
    >
      {campaigns.length > 0 && (
        <Table
          caption="Campaigns"
          columns={[
            { key: 'name', title: 'Campaign' },
            { key: 'link', title: 'Link' },
            { key: 'dates', title: 'Dates' },
          ]}
          rows={campaigns.map(({ campaignId, brand, name, startsAt, endsAt, restricted }) => ({
            key: `${campaignId} ${brand}`,
            cells: {
              name,
              link: (
                <>
                  <a href={campaignUrl(campaignId)}>{campaignUrl(campaignId)}</a>
                  {restricted && ' with its token'}
                </>
              ),
              dates: `${momentWords(startsAt)} – ${momentWords(endsAt)}`,
            },
          }))}
        />
      )}
    </Panel>
  );
}
