ALTER TABLE "bid_request" ADD COLUMN "site_walk_on" date;--> statement-breakpoint
ALTER TABLE "bid_request" ADD COLUMN "bond_percent" integer;