-- A review that a command or merged accounts rejected kept its open reports, and the console counted them for ever.
update reviews.report p set settled_at = now()
from reviews.review r where r.id = p.review_id and r.status = 'rejected' and p.settled_at is null;
