CREATE TABLE "bid_package" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"work_trade" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"owner_id" bigint,
	"budget" numeric(18, 2),
	"leveled_low" numeric(18, 2),
	"committed" numeric(18, 2),
	"bids_due" date,
	"award_by" date,
	"on_site" date,
	"next_step" text DEFAULT '' NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_package_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_package_tenant" CHECK ("bid_package"."tenant_id" > 0),
	CONSTRAINT "bid_package_status" CHECK ("bid_package"."status" in ('NOT_STARTED', 'SCOPE', 'READY', 'OUT_TO_BID', 'BIDS_RECEIVED', 'LEVELING', 'RECOMMENDED', 'AWARDED', 'EXECUTED', 'ON_HOLD', 'REBID')),
	CONSTRAINT "bid_package_amounts" CHECK ("bid_package"."budget" >= 0 and "bid_package"."leveled_low" >= 0 and "bid_package"."committed" >= 0),
	CONSTRAINT "bid_package_bought" CHECK ("bid_package"."committed" is null or "bid_package"."status" in ('AWARDED', 'EXECUTED'))
);
--> statement-breakpoint
ALTER TABLE "bid_package" ADD CONSTRAINT "bid_package_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_package" ADD CONSTRAINT "bid_package_owner_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_package" ADD CONSTRAINT "bid_package_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bid_package_number_unique" ON "bid_package" USING btree ("tenant_id","project_id","number");--> statement-breakpoint
CREATE INDEX "bid_package_owner_index" ON "bid_package" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "bid_package_created_by_index" ON "bid_package" USING btree ("tenant_id","created_by_id");